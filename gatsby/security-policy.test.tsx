/** @jest-environment node */
import { securityPolicy } from "./security-policy";

test("the policy of a page allows its own files and inline code, and nothing else", () => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as in page-scripts.tsx
  const inline = (Tag: "script" | "style", code: string) => <Tag dangerouslySetInnerHTML={{ __html: code }} />;
  const elements = [inline("script", "1"), inline("style", "a{}"), <script key="file" src="/app.js" />, null];
  expect(securityPolicy(elements).props.content.split("; ")).toEqual([
    "default-src 'none'",
    // The hashes are those of `printf 1 | openssl dgst -sha256 -binary | base64`, and of the style.
    "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});
