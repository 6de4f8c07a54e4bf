import Link from 'next/link'
import type {Frame} from '@/content/queries/get-frame'
import {ContentLink} from '@/content/render/content-link'
import {Picture} from '@/content/render/picture'
import {RichText} from '@/content/render/rich-text'
import {WaitlistButton} from '@/forms/waitlist/waitlist-opener.styles'
import {waitlistTexts} from '@/forms/waitlist/waitlist-texts'
import {present} from '@/lib/present'
import {dialogHostId} from '@/ui/dialog/dialog-host.styles'
import {Wrap} from '@/ui/layout/layout.styles'
import {HeaderBar, Menu, Menus, Strip} from './header.styles'

/** The 999 strip and the header of every page (G-6, HDR-1, HDR-3). */
export function Header({frame}: {frame: Frame}) {
  const {navigation, settings, waitlist} = frame
  return (
    <>
      <Strip>
        <Wrap>{settings.emergencyStrip}</Wrap>
      </Strip>
      <HeaderBar>
        <Wrap>
          <Link href="/" aria-label={navigation.logoLabel}>
            <strong>{settings.brand}</strong>
          </Link>
          <nav aria-label={navigation.menuTitle}>
            <Menus>
              {present(navigation.menus).map((menu) => (
                <li key={menu._key}>
                  <Menu name="main-menu">
                    <summary>{menu.title}</summary>
                    <ul>
                      {present(menu.items).map((item) => (
                        <li key={item._key}>
                          <Link href={item.page.path ?? '/'}>
                            <b>{item.label}</b> {item.badge ? <small>{item.badge}</small> : null}
                            <span>{item.text}</span>
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </Menu>
                </li>
              ))}
              {present(navigation.links).map((link) => (
                <li key={link._key}>
                  <ContentLink link={link} />
                </li>
              ))}
            </Menus>
          </nav>
          <WaitlistButton
            hostId={dialogHostId}
            href="/register-interest"
            picture={waitlist.picture ? <Picture picture={waitlist.picture} sizes="23rem" /> : null}
            privacy={<RichText value={waitlist.privacy} />}
            texts={waitlistTexts(waitlist)}
          >
            {navigation.registerButton}
          </WaitlistButton>
        </Wrap>
      </HeaderBar>
    </>
  )
}
