#!/usr/bin/python3
"""A bare WebKitGTK window, which WebKitWebDriver starts as its browser (webdriver-tabs.ts).

WebKit's own MiniBrowser has a tool bar, which makes every window at least 431 px wide, and shows no console.

--console FILE      what pages write to the console goes there
--init-script FILE  a script that runs in every page before its own scripts do
--reduced-motion    as for a visitor who prefers reduced motion
"""

import argparse
import os

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--automation", action="store_true")
parser.add_argument("--console", required=True)
parser.add_argument("--init-script")
parser.add_argument("--reduced-motion", action="store_true")
options = parser.parse_args()

# Before WebKit starts its other processes: the one that runs a page writes the page's console to standard error.
os.dup2(os.open(options.console, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)

Gtk.Settings.get_default().set_property("gtk-enable-animations", not options.reduced_motion)

# A profile of its own, which goes with the folder. An ephemeral one would be simpler, and has no console.
folder = os.path.dirname(options.console)
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
content = WebKit2.UserContentManager()
if options.init_script:
    with open(options.init_script, encoding="utf-8") as file:
        content.add_script(
            WebKit2.UserScript.new(
                file.read(),
                WebKit2.UserContentInjectedFrames.ALL_FRAMES,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )

window = Gtk.Window()
# A virtual display has no window manager: this window has to take the keyboard itself.
window.connect("map-event", lambda shown, _event: shown.get_window().focus(Gdk.CURRENT_TIME))


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, settings=settings, is_controlled_by_automation=True
    )
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
