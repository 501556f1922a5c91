"""Looking at the table: the screens it is looked at on, and what is wrong with it there."""

SIZES = [
    (320, 568),
    (375, 667),
    (393, 852),
    (412, 915),
    (667, 375),
    (852, 393),
    (820, 1180),
    (1180, 820),
    (1024, 768),
    (1280, 800),
    (640, 400),
    (1366, 768),
    (1680, 1050),
]

FAULTS = """() => {
    const out = [], name = el => el.getAttribute('class') || el.tagName;
    const scrolls = '.log, .padblock[tabindex], .flights, .groups, .handplace, .reveal, .melds, .chips, .others .none';
    for (const el of document.querySelectorAll('#table *')) {
        if (el.closest(`${scrolls}, .say, svg, .art, [hidden]`)) continue;
        const box = el.getBoundingClientRect();
        const out_of_sight = box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1;
        if (box.width && out_of_sight) out.push(`${name(el)} overflows`);
    }
    const fades = ({display, textOverflow}) => ['inline', 'none'].includes(display) || textOverflow === 'ellipsis';
    const texts = '.btn, .status, .meter span, .none, .bar b, .heap .word, .line :not(.say)';
    for (const el of document.querySelectorAll(`#table :is(${texts})`))
        if (el.scrollWidth > el.clientWidth + 1 && !fades(getComputedStyle(el)))
            out.push(`${name(el)} is cut: ${el.textContent}`);
    for (const el of document.querySelectorAll('#table :is(button, select, [role=option])')) {
        const box = el.getBoundingClientRect();
        if (box.width && (box.width < 24 || box.height < 24)) out.push(`${name(el)} is small`);
    }
    const parts = [...document.querySelectorAll('.field > .centre, .field .side')].filter(el => el.offsetParent);
    const seen = el => {
        const box = el.getBoundingClientRect(), room = el.closest('.others')?.getBoundingClientRect();
        if (!room?.width) return box;
        const {left, right} = box, top = Math.max(box.top, room.top), bottom = Math.min(box.bottom, room.bottom);
        return {left, right, top, bottom};
    };
    const boxes = parts.map((el, i) => [`${name(el)} ${i}`, seen(el)]);
    for (const [one, a] of boxes) for (const [other, b] of boxes) {
        const beside = a.right <= b.left + 1 || b.right <= a.left + 1;
        const above = a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        if (one < other && !beside && !above) out.push(`${one} lies over ${other}`);
    }
    for (const el of document.querySelectorAll('[data-game=gin] .side')) {
        const {overflowY, paddingBottom} = getComputedStyle(el), {bottom} = el.getBoundingClientRect();
        const laid = el.querySelector('.matbody').getBoundingClientRect(), foot = bottom - parseFloat(paddingBottom);
        const over = laid.bottom > foot + 1 || el.scrollHeight > el.clientHeight + 1;
        if (el.offsetParent && overflowY !== 'auto' && over)
            out.push(`${name(el)} does not hold its cards`);
    }
    const foot = document.querySelector('.field').getBoundingClientRect();
    for (const el of document.querySelectorAll('.heap, .offers .btn')) {
        const box = el.getBoundingClientRect();
        if (box.width && (box.bottom > foot.bottom + 1 || box.top < foot.top - 1)) out.push(`${name(el)} leaves`);
    }
    for (const el of document.querySelectorAll('.stock .cards > :last-child, .pile .cards > :last-child')) {
        const box = el.getBoundingClientRect(), heap = el.closest('.heap').getBoundingClientRect();
        if (!box.width) continue;
        const within = box.left >= Math.max(0, heap.left - 1) && box.right <= Math.min(innerWidth, heap.right + 1);
        if (!within || box.bottom > heap.bottom + 1) out.push(`${name(el)} stands out of its heap`);
    }
    const held = [...document.querySelectorAll('.hand [role=option]')].filter(el => el.offsetParent);
    const cards = held.map(el => el.getBoundingClientRect());
    cards.forEach((box, i) => {
        if (box.top > innerHeight - 24 || box.left < -1 || box.right > innerWidth + 1) out.push(`card ${i} is off`);
        const next = cards[i + 1];
        const strip = next && Math.abs(next.top - box.top) < 12 ? next.left - box.left : 24;
        if (strip < 23.9) out.push(`card ${i} shows ${strip}`);
    });
    return [...new Set(out)];
}"""


def named(size):
    return f"{size[0]}x{size[1]}"
