import type { HeadProps, PageProps } from "gatsby";

/** Returns the props of a page that was built with this data and is visited at this path. */
export function pageProps<Data>(data: Data, path: string): PageProps<Data> {
  return { data, path, location: { pathname: path } } as PageProps<Data>;
}

/** Returns the props of the `Head` of such a page. */
export function headProps<Data>(data: Data, path: string): HeadProps<Data> {
  return { data, location: { pathname: path } } as HeadProps<Data>;
}
