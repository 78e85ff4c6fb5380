const KEY = "sveltia-cms.prefs";

// Escape would close the form and throw away what was typed. Sveltia reads its settings when it is imported, so this
// module is imported before. A browser that stores nothing has no settings to change.
try {
  const prefs = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  localStorage.setItem(KEY, JSON.stringify({ ...prefs, closeWithEscape: false }));
} catch {}
