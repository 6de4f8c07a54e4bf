import Link from 'next/link'
import {LampIcon} from '@phosphor-icons/react/dist/ssr/Lamp'
import {ListIcon} from '@phosphor-icons/react/dist/ssr/List'
import type {Frame} from '@/content/queries/get-frame'
import {ContentLink} from '@/content/render/content-link'
import {dialogContent} from '@/forms/prepare-form'
import {FormDialogs} from '@/forms/dialogs/form-dialogs.client'
import {present} from '@/lib/present'
import {formPages} from '@/model/browser-forms'
import {dialogHostId} from '@/ui/dialog/dialog-host.styles'
import {Flyout} from '@/ui/flyout/flyout'
import {FlyoutBar} from '@/ui/flyout/flyout.styles'
import {Icon} from '@/ui/icon/icon'
import {Wrap} from '@/ui/layout/layout.styles'
import {Logo} from '@/ui/logo/logo'
import {SlideInButton} from '@/ui/slide-in/slide-in-opener.styles'
import {ThemeButton} from '@/ui/theme-switch/theme-switch.styles'
import {CallableText} from '../callable-text'
import {footerId} from '../footer/footer-id'
import {HeaderBar, RegisterLink, Strip} from './header.styles'
import {MenuLinks, SlideInMenu} from './menu-links'

const stripId = 'not-for-emergencies'

/** The 999 strip and the header of every page (G-6, HDR-1…4). */
export function Header({frame}: {frame: Frame}) {
  const {navigation, settings, waitlist} = frame
  const {menus, links} = navigation
  return (
    <>
      <Strip aria-labelledby={stripId}>
        <Wrap>
          <p id={stripId}>
            <CallableText text={settings.emergencyStrip} />
          </p>
        </Wrap>
      </Strip>
      <HeaderBar>
        <Wrap>
          <Link data-logo="" href="/">
            <Logo label={navigation.logoLabel} />
          </Link>
          <nav aria-label={navigation.menuTitle}>
            <FlyoutBar>
              <ul>
                {present(menus).map((menu) => (
                  <li key={menu._key}>
                    <Flyout group="main-menu" title={menu.title}>
                      <MenuLinks items={present(menu.items)} />
                    </Flyout>
                  </li>
                ))}
                {present(links).map((link) => (
                  <li key={link._key}>
                    <ContentLink link={link} />
                  </li>
                ))}
              </ul>
            </FlyoutBar>
          </nav>
          <div data-tools="">
            <ThemeButton
              dayIcon={<Icon of={LampIcon} />}
              isDark={navigation.themeIsDark}
              isLight={navigation.themeIsLight}
              nightIcon={<Icon of={LampIcon} weight="fill" />}
              toDark={navigation.themeToDark}
              toLight={navigation.themeToLight}
            />
            <RegisterLink aria-haspopup="dialog" data-dialog="waitlist" href={formPages.waitlist}>
              {navigation.registerButton}
            </RegisterLink>
            <SlideInButton
              closeLabel={navigation.menuClose}
              hostId={dialogHostId}
              href={`#${footerId}`}
              icon={<Icon of={ListIcon} weight="bold" />}
              label={navigation.menuOpen}
              title={navigation.menuTitle}
            >
              <SlideInMenu
                register={{label: navigation.registerButton, href: formPages.waitlist}}
                label={navigation.menuTitle}
                links={present(links)}
                menus={present(menus)}
              />
            </SlideInButton>
          </div>
        </Wrap>
      </HeaderBar>
      <FormDialogs dialogs={[dialogContent('waitlist', waitlist)]} hostId={dialogHostId} />
    </>
  )
}
