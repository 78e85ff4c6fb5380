import { createHash } from "node:crypto";
import { isValidElement, type ReactNode } from "react";

type InlineProps = { src?: string; type?: string; dangerouslySetInnerHTML?: { __html: string } };

/**
 * Returns the content security policy of a page, made from the hashes of its own inline code: the page may load its own
 * files, and nothing else. `_headers` has what a `<meta>` cannot say.
 *
 * @param elements everything in the page's head
 */
export function securityPolicy(elements: readonly ReactNode[]) {
  const hashes = (type: string) => elements.flatMap((element) => hashOf(element, type)).join(" ");
  const content = [
    "default-src 'none'",
    `script-src 'self' ${hashes("script")}`,
    `style-src 'self' ${hashes("style")}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return <meta key="policy" httpEquiv="Content-Security-Policy" content={content} />;
}

function hashOf(element: ReactNode, type: string): string[] {
  if (!isValidElement<InlineProps>(element) || element.type !== type) return [];
  const { src, dangerouslySetInnerHTML: code } = element.props;
  // A policy does not ask for the hash of data, such as the structured data.
  if (src || !code || element.props.type) return [];
  return [`'sha256-${createHash("sha256").update(code.__html).digest("base64")}'`];
}
