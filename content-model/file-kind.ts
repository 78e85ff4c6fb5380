/**
 * Returns the kind of a file in the content folder. A JSON file in a subfolder is unexpected, because Gatsby would load
 * it as another content file.
 *
 * @param name the path in the content folder: "images/portrait.png"
 */
export function fileKind(name: string): "text" | "image" | "unexpected" {
  const isJson = name.endsWith(".json");
  if (name.startsWith("images/") && !isJson) return "image";
  return isJson && !name.includes("/") ? "text" : "unexpected";
}
