"""The rulings from public rule references and the faults of other programs, by their numbers, and their tests."""

import re
from pathlib import Path

import facts

RULINGS = re.findall(
    r"R\d{3}",
    "R001 R003 R004 R008 R010 R011 R012 R013 R014 R015 R016 R018 R019 R021 R023 R027 R028 R029 R030 R032 R033 "
    "R037 R038 R039 R042 R044 R045 R046 R047 R050 R051 R053 R054 R055 R056 R058 R060 R062 R063 R066 R068 R069 "
    "R073 R074 R075 R076 R078 R079 R082 R083 R086 R088 R089 R090 R091 R093 R095 R096 R098 R100 R102 R108 R109 "
    "R115 R116 R117 R118 R119 R120 R121 R123 R124 R125 R126 R129 R131 R133 R135 R137 R139 R140 R141 R142 R144 "
    "R145 R146 R148 R150 R151 R152 R154 R159 R160 R161",
)

FAULTS = re.findall(
    r"BUG\d\d",
    "BUG01 BUG02 BUG03 BUG07 BUG10 BUG12 BUG13 BUG14 BUG16 BUG17 BUG19 BUG24 BUG29 BUG32 BUG33 BUG34 BUG35 BUG36 "
    "BUG37 BUG39 BUG41 BUG42 BUG43 BUG44 BUG46 BUG48 BUG49 BUG50",
)


def by_number():
    """Return the tests of this folder that are named for a ruling or a fault, by its number."""
    return facts.named_for(Path(__file__).parent, r"R\d{3}|BUG\d\d")
