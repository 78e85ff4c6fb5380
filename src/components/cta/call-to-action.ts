import { graphql } from "gatsby";

/** The fields of content/site.json that buttons and links use. */
export const fragment = graphql`
  fragment CallToAction on SiteJson {
    contact {
      phone
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
      reviews
    }
    actions {
      call
      guide
      downloadGuide
      schedule
    }
  }
`;

export interface CallToActionProps {
  site: Queries.CallToActionFragment;
}
