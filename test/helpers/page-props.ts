import type { HeadProps, PageProps } from "gatsby";
import { Component } from "react";

/** What Gatsby hands to a page that was built with this data and is visited at this path. */
export function pageProps<Data>(data: Data, path: string): PageProps<Data> {
  return {
    path,
    uri: path,
    location: { ...window.location, pathname: path, state: null },
    children: undefined,
    params: {},
    pageResources: {
      component: new Component({}),
      json: { data, pageContext: {} },
      page: { componentChunkName: "", path, webpackCompilationHash: "" },
    },
    data,
    pageContext: {},
    serverData: {},
  };
}

/** What Gatsby hands to the `Head` of such a page. */
export function headProps<Data>(data: Data, path: string): HeadProps<Data> {
  return { location: { pathname: path }, params: {}, data, pageContext: {}, serverData: {} };
}
