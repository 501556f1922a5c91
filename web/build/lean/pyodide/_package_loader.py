"""Stands in for `pyodide._package_loader`: no packages are loaded after the start."""

from site import getsitepackages

from pyodide_js import loadedPackages  # noqa: F401 - a snapshot of the memory expects it in its place


class Folder:
    """A path that JavaScript asks for its text."""

    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path


SITE_PACKAGES = Folder(getsitepackages()[0])
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages():
    pass
