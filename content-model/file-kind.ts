/**
 * Returns what a file in the content folder is: a text, an image, or something that does not belong there. A JSON file in
 * a subfolder does not belong there, because Gatsby would read it.
 *
 * @param name the path in the content folder: "images/portrait.png"
 */
export function fileKind(name: string): "text" | "image" | "unexpected" {
  const isJson = name.endsWith(".json");
  if (name.startsWith("images/") && !isJson) return "image";
  return isJson && !name.includes("/") ? "text" : "unexpected";
}
