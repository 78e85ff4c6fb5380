#!/usr/bin/python3
"""A bare WebKitGTK window, which WebKitWebDriver starts as its browser (webdriver-tabs.ts).

WebKit's own MiniBrowser has a tool bar, which makes every window at least 431 px wide, and shows no console.

--folder FOLDER  keeps its profile, and:
  console.txt    what pages write to the console goes there
  options.json   {"reducedMotion": …, "initScript": …}: read whenever about:blank is loaded, with which all stored data,
                 the cache included, are cleared; removed when that is done
"""

import argparse
import json
import os

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--automation", action="store_true")
parser.add_argument("--folder", required=True)
folder = parser.parse_args().folder
options_file = os.path.join(folder, "options.json")

# Before WebKit starts its other processes: the one that runs a page writes the page's console to standard error.
os.dup2(os.open(os.path.join(folder, "console.txt"), os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)

# A profile of its own, which goes with the folder. An ephemeral one would be simpler, and has no console.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
content = WebKit2.UserContentManager()

window = Gtk.Window()
# A virtual display has no window manager: this window has to take the keyboard itself.
window.connect("map-event", lambda shown, _event: shown.get_window().focus(Gdk.CURRENT_TIME))


def apply_options():
    with open(options_file, encoding="utf-8") as file:
        options = json.load(file)
    Gtk.Settings.get_default().set_property("gtk-enable-animations", not options["reducedMotion"])
    content.remove_all_scripts()
    content.add_script(
        WebKit2.UserScript.new(
            options["initScript"],
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    data.clear(WebKit2.WebsiteDataTypes.ALL, 0, None, lambda *_: os.remove(options_file))


def on_load_changed(view, event):
    is_blank = event == WebKit2.LoadEvent.FINISHED and view.get_uri() == "about:blank"
    if is_blank and os.path.exists(options_file):
        apply_options()


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, settings=settings, is_controlled_by_automation=True
    )
    view.connect("load-changed", on_load_changed)
    view.connect("close", lambda _view: Gtk.main_quit())
    window.add(view)
    window.show_all()
    return view


def on_automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKit")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", on_automation_started)
Gtk.main()
