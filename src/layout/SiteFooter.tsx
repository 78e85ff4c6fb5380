import { graphql } from "gatsby";
import { PhoneLink } from "../components/PhoneLink";
import { PostalAddress } from "../components/PostalAddress";
import { SectionLink } from "./SectionLink";

interface SiteFooterProps {
  site: Queries.SiteFooterFragment;
}

export function SiteFooter({ site }: SiteFooterProps) {
  const { firm, contact, footer, legal } = site;
  return (
    <footer className="bg-ink py-14 text-paper max-lg:pb-28">
      <div className="page-width grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-[1fr_1.5fr_2fr]">
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="footer-heading">
            {footer.quickLinksHeading}
          </h2>
          <ul className="mt-2">
            {site.navigation.map(({ label, section }) => (
              <li key={section}>
                <SectionLink section={section} className="footer-link">
                  {label}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="footer-heading">{footer.contactHeading}</h2>
          <div className="mt-2">
            <PhoneLink phone={contact.phone} className="footer-link">
              {contact.phone}
            </PhoneLink>
            <a href={`mailto:${contact.email}`} data-event="email" className="footer-link">
              {contact.email}
            </a>
            <PostalAddress {...contact.address} className="mt-3" />
          </div>
        </div>
        <div className="max-w-measure text-fine md:max-lg:col-span-2">
          <h2 className="footer-heading">{footer.legalHeading}</h2>
          <p className="mt-4">{legal.responsibleLawyer}</p>
          <p className="mt-3">{legal.advertisingNotice}</p>
          <p className="mt-3">{legal.noRelationshipNotice}</p>
        </div>
      </div>
      <div className="page-width mt-10 text-fine">
        <p className="border-t border-brass pt-5">{`${firm.name} · ${legal.copyright}`}</p>
        {site.hasSampleContent && <p className="mt-2 text-brass-light">{site.sampleNotice}</p>}
      </div>
    </footer>
  );
}

export const fragment = graphql`
  fragment SiteFooter on SiteJson {
    hasSampleContent
    sampleNotice
    firm {
      name
    }
    navigation {
      label
      section
    }
    contact {
      phone
      email
      address {
        ...PostalAddress
      }
    }
    footer {
      quickLinksHeading
      contactHeading
      legalHeading
    }
    legal {
      responsibleLawyer
      advertisingNotice
      noRelationshipNotice
      copyright
    }
  }
`;
