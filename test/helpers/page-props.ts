import type { HeadProps, PageProps } from "gatsby";

/** What a page reads of all that Gatsby hands to it, when it was built with this data and is visited at this path. */
export function pageProps<Data>(data: Data, path: string): PageProps<Data> {
  return { data, path, location: { pathname: path } } as PageProps<Data>;
}

/** What Gatsby hands to the `Head` of such a page. */
export function headProps<Data>(data: Data, path: string): HeadProps<Data> {
  return { data, location: { pathname: path } } as HeadProps<Data>;
}
