import type {ReactNode} from 'react'
import type {Frame} from '#content/queries/get-frame.ts'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {ContentLink} from '#content/render/content-link.tsx'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {SlideInLinks} from '#ui/slide-in/slide-in-opener.styles.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {doorStateOf} from '#shared/service-status.ts'

type Menu = NonNullable<Frame['navigation']['menus']>[number]
type MenuItem = NonNullable<Menu['items']>[number]
type Service = NonNullable<MenuItem['service']>

/** Renders a flyout's intro, its services with icons, and its other links as a row. */
export function MenuLinks({intro, items}: {intro: string; items: readonly MenuItem[]}) {
  const services = items.filter((item) => item.service)
  const others = items.filter((item) => !item.service)
  return (
    <>
      <p data-flyout-intro="">{intro}</p>
      {services.length === 0 ? null : (
        <ul>
          {services.map((item) => (
            <li key={item._key}>
              <SiteLink href={pathOf(item)}>
                <Door service={item.service} />
                <span>
                  <b>{item.label}</b>
                  {badgeOf(item) === null ? null : <small> · {badgeOf(item)}</small>}
                  <span data-flyout-text="">{item.text}</span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <ul data-flyout-foot="">
        {others.map((item) => (
          <li key={item._key}>
            <SiteLink href={pathOf(item)}>{item.label}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Opens the waitlist, or leads to the page's own place to register (HDR-3). */
export const registerLink = ({registerButton}: Frame['navigation']) =>
  ({kind: 'dialog', dialog: 'waitlist', label: registerButton}) as const

/** Renders 999, which the panel covers, and the links of the flyouts as one column (HDR-2, G-6). */
export function SlideInMenu({frame, themeSwitch}: {frame: Frame; themeSwitch: ReactNode}) {
  const {navigation, settings} = frame
  return (
    <SlideInLinks aria-label={navigation.menuTitle}>
      <p data-emergency="">
        <LinkifiedText text={settings.emergencyStrip} />
      </p>
      <ContentButton link={registerLink(navigation)} />
      {themeSwitch}
      {definedItems(navigation.menus).map((menu) => (
        <div key={menu._key}>
          <p>{menu.title}</p>
          <ul>
            {definedItems(menu.items).map((item) => (
              <li key={item._key}>
                <SiteLink href={pathOf(item)}>
                  <Door service={item.service} />
                  <span>
                    {item.label}
                    {badgeOf(item) ? (
                      <>
                        {' '}
                        <small>{badgeOf(item)}</small>
                      </>
                    ) : null}
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul>
        {definedItems(navigation.links).map((link) => (
          <li key={link._key}>
            <ContentLink link={link} />
          </li>
        ))}
      </ul>
    </SlideInLinks>
  )
}

function Door({service}: {service: Service | null}) {
  if (service === null) return null
  return <MiniDoor door={service.key} state={doorStateOf(service.status)} />
}

/** The status of the service sets the badge in every menu (G-7). */
function badgeOf({service}: MenuItem): string | null {
  return service?.status === 'comingSoon' ? service.statusLabel : null
}

function pathOf(item: MenuItem): string {
  return item.page.path ?? '/'
}
