import type {Frame} from '#content/queries/get-frame.ts'
import {CaretDownIcon} from '@phosphor-icons/react/dist/ssr/CaretDown'
import {Icon} from '#ui/icon/icon.tsx'
import {assetUrl} from '#lib/static-asset.ts'
import {definedItems} from '#lib/defined-items.ts'
import {cookieSettingsPath} from '#shared/paths.ts'
import {knownFact} from '#shared/placeholders.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {HomeLink} from '#ui/logo/logo.styles.ts'
import {Logo} from '#ui/logo/logo.tsx'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {footerId, Columns, Company, Note, Roofs, FooterFrame} from './footer.styles.ts'
import roofs from './roofs.svg'
import {SocialLinks} from './social-links.tsx'

interface FooterProps {
  frame: Frame
  /** Label of the link to the cookie settings; null without analytics. */
  cookieSettings?: string | null
}

/** Renders the footer of every page, with the company details required by law (FTR-1, FTR-2). */
export function Footer({frame, cookieSettings = null}: FooterProps) {
  const {footer, navigation, settings} = frame
  const phone = knownFact(settings.phone)
  const {company} = settings
  const isRegistered =
    knownFact(company.number) !== null && knownFact(company.registeredOffice) !== null
  return (
    <FooterFrame id={footerId}>
      <Roofs>
        <img alt="" height={140} loading="lazy" src={assetUrl(roofs)} width={1600} />
      </Roofs>
      <Wrap className="dark">
        <Columns>
          <div>
            <HomeLink>
              <Logo label={navigation.logoLabel} />
            </HomeLink>
            <p data-tagline="">{settings.tagline}</p>
            <p>
              <LinkifiedText text={footer.emergencyNote} />
            </p>
            <p>
              <LinkifiedText text={footer.emergencyExtra} />
            </p>
            <SocialLinks heading={footer.socialHeading} profiles={settings.social} />
          </div>
          {definedItems(footer.columns).map((column) => (
            <section aria-labelledby={column._key} key={column._key}>
              <h2 id={column._key}>{column.title}</h2>
              <details>
                <summary>
                  {column.title}
                  <Icon of={CaretDownIcon} weight="bold" />
                </summary>
                <ul>
                  {definedItems(column.links).map((link) => (
                    <li key={link._key}>
                      <SiteLink href={link.page.path ?? '/'}>
                        {link.label}
                        {link.service?.status === 'comingSoon' ? (
                          <small>
                            <span>· </span>
                            {link.service.statusLabel}
                          </small>
                        ) : null}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            </section>
          ))}
        </Columns>
        <Note>
          <p>{footer.copyright}</p>
          <p>{footer.privateNote}</p>
          <p>{footer.illustrationNote}</p>
        </Note>
        <Company>
          {isRegistered ? <p>{company.line}</p> : null}
          {phone === null ? null : (
            <p>
              <LinkifiedText text={phone} /> {settings.phoneHours}. {settings.phoneHoursHint}
            </p>
          )}
          <p>
            <LinkifiedText text={settings.email} />
          </p>
          {cookieSettings === null ? null : (
            <SiteLink href={cookieSettingsPath}>{cookieSettings}</SiteLink>
          )}
        </Company>
      </Wrap>
    </FooterFrame>
  )
}
