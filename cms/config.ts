import type { CmsConfig, CollectionFile, Field } from "@sveltia/cms";
import { JSON_SCHEMA, type JsonSchema } from "../content-model/schemas";

/** A text with paragraphs or a higher limit gets a multi-line field. */
const MOST_ON_ONE_LINE = 120;

/** Returns the configuration of the CMS: a form for each content file, and a pull request for each change to a file. */
export function cmsConfig(repo: string, firm: string): CmsConfig {
  return {
    load_config_file: false,
    app_title: `${firm}: words and images of the website`,
    logo: { src: "/favicon.svg" },
    // Without a branch: the one that GitHub calls the default.
    backend: { name: "github", repo },
    publish_mode: "editorial_workflow",
    media_folder: "content/images",
    public_folder: "/images",
    // Names of images that every computer and address can carry.
    slug: { encoding: "ascii", clean_accents: true },
    media_libraries: { all: { slugify_filename: true }, stock_assets: false },
    output: { omit_empty_optional_fields: true },
    // Singletons would be listed as "Files".
    collections: [{ name: "website", label: "Website", files: formsOf(JSON_SCHEMA) }],
  };
}

function formsOf({ properties = {} }: JsonSchema): CollectionFile[] {
  return Object.entries(properties).map(([name, schema]) => {
    return { name, label: schema.title, file: `content/${name}.json`, format: "json", fields: fieldsOf(schema) };
  });
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)));
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): Field {
  const { title, type, items } = schema;
  const common = { name, label: title, required, hint: hintOf(schema) };
  if (schema.enum) return { ...common, widget: "select", options: schema.enum };
  switch (type) {
    case "object":
      return { ...common, widget: "object", collapsed: "auto", fields: fieldsOf(schema) };
    case "array": {
      const limits = { min: schema.minItems, max: schema.maxItems };
      const list = { ...common, ...limits, widget: "list", label_singular: items?.title } as const;
      if (!items?.properties) return { ...list, field: fieldOf("text", items ?? {}, true) };
      return { ...list, collapsed: "auto", fields: fieldsOf(items) };
    }
    case "boolean":
      return { ...common, widget: "boolean" };
    default: // Numbers are typed as text, too (typed-numbers.ts).
      return textField(common, schema);
  }
}

function textField(common: { name: string; required: boolean }, schema: JsonSchema): Field {
  const { format, maxLength = 0, pattern, patternErrorMessage = "", paragraphs } = schema;
  if (format === "date") return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (format === "image") {
    const folders = { media_folder: "/content/images", public_folder: "./images" };
    return { ...common, ...folders, widget: "image", choose_url: false, accept: ".png,.jpg,.jpeg,.webp,.avif" };
  }
  return {
    ...common,
    pattern: pattern ? [pattern, patternErrorMessage] : undefined,
    maxlength: maxLength || undefined,
    widget: paragraphs || maxLength > MOST_ON_ONE_LINE ? "text" : "string",
  };
}

/** Returns the words below a field: its description and its limit. */
function hintOf({ description, maxLength, maxItems }: JsonSchema): string | undefined {
  const limit = maxLength ? `At most ${maxLength} characters.` : maxItems && `At most ${maxItems} entries.`;
  return [description, limit].filter(Boolean).join(" ") || undefined;
}
