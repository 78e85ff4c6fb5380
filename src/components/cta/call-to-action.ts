import { graphql } from "gatsby";

/** What the three things a visitor can do (call, get the guide, book) need from `content/site.json`. */
export const fragment = graphql`
  fragment CallToAction on SiteJson {
    contact {
      phone
      timeZone
      afterHours
      hours {
        from
        to
        opens
        closes
      }
    }
    links {
      deedGuideForm
      propertyGuide
      consultation
    }
    actions {
      call
      guide
      downloadGuide
      schedule
    }
    labels {
      opensNewTab
      openHours
    }
  }
`;

export interface CallToActionProps {
  site: Queries.CallToActionFragment;
}
