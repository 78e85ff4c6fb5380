/**
 * What a file in the content folder is: a text with content, an image, or something that does not belong there. JSON
 * elsewhere does not belong there either, as Gatsby would read it.
 *
 * @param name its path in the folder: "images/portrait.png"
 */
export function fileKind(name: string): "text" | "image" | "unexpected" {
  const isJson = name.endsWith(".json");
  if (name.startsWith("images/") && !isJson) return "image";
  return isJson && !name.includes("/") ? "text" : "unexpected";
}
