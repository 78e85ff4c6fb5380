import { createHash } from "node:crypto";
import { isValidElement, type ReactNode } from "react";

type InlineProps = { src?: string; type?: string; dangerouslySetInnerHTML?: { __html: string } };

/**
 * Returns the content security policy of a page with this head. The page loads only its own files, and runs only inline
 * scripts whose hash is in the policy. Inline styles are allowed, because no visitor's text ends up in a page.
 * `_headers` has what a `<meta>` cannot say.
 */
export function securityPolicy(head: readonly ReactNode[]) {
  const content = [
    "default-src 'none'",
    `script-src 'self' ${head.flatMap(hashOf).join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return <meta key="policy" httpEquiv="Content-Security-Policy" content={content} />;
}

function hashOf(element: ReactNode): string[] {
  if (!isValidElement<InlineProps>(element) || element.type !== "script") return [];
  const { src, type, dangerouslySetInnerHTML: code } = element.props;
  // A policy does not ask for the hash of data, such as the structured data.
  if (src || !code || type) return [];
  return [`'sha256-${createHash("sha256").update(code.__html).digest("base64")}'`];
}
