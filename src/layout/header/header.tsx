import {ListIcon} from '@phosphor-icons/react/dist/ssr/List'
import {MoonIcon} from '@phosphor-icons/react/dist/ssr/Moon'
import {SunIcon} from '@phosphor-icons/react/dist/ssr/Sun'
import type {Frame} from '#content/queries/get-frame.ts'
import {ContentLink} from '#content/render/content-link.tsx'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {cardOf, dialogContent} from '#forms/prepare-form.tsx'
import {FormDialogs} from '#forms/dialogs/form-dialogs.client.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {dialogHostId} from '#ui/dialog/dialog-host.styles.ts'
import {Flyout} from '#ui/flyout/flyout.tsx'
import {FlyoutBar} from '#ui/flyout/flyout.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {HomeLink} from '#ui/logo/logo.styles.ts'
import {Logo} from '#ui/logo/logo.tsx'
import {SlideInButton} from '#ui/slide-in/slide-in-opener.styles.ts'
import {ThemeButton, ThemeRow} from '#ui/theme-switch/theme-switch.styles.ts'
import {footerId} from '#layout/footer/footer.styles.ts'
import {EmergencyStrip} from './emergency-strip.tsx'
import {HeaderBar} from './header.styles.ts'
import {MenuLinks, registerLink, SlideInMenu} from './menu-links.tsx'

/** Renders the 999 strip and the header of every page (G-6, HDR-1…4). */
export function Header({frame}: {frame: Frame}) {
  const {navigation, settings, waitlist, doors} = frame
  const {menus, links} = navigation
  return (
    <>
      <EmergencyStrip text={settings.emergencyStrip} />
      <HeaderBar>
        <Wrap>
          <HomeLink>
            <Logo label={navigation.logoLabel} />
          </HomeLink>
          <nav aria-label={navigation.menuTitle}>
            <FlyoutBar>
              <ul>
                {definedItems(menus).map((menu) => (
                  <li key={menu._key}>
                    <Flyout group="main-menu" title={menu.title}>
                      <MenuLinks intro={menu.intro} items={definedItems(menu.items)} />
                    </Flyout>
                  </li>
                ))}
                {definedItems(links).map((link) => (
                  <li key={link._key}>
                    <ContentLink link={link} />
                  </li>
                ))}
              </ul>
            </FlyoutBar>
          </nav>
          <div data-tools="">
            <ThemeButton {...themeProps(navigation)} />
            <ContentButton $size="small" data-register="" link={registerLink(navigation)} />
            <SlideInButton
              closeLabel={navigation.menuClose}
              hostId={dialogHostId}
              href={`#${footerId}`}
              icon={<Icon of={ListIcon} weight="bold" />}
              label={navigation.menuOpen}
              title={navigation.menuTitle}
            >
              <SlideInMenu frame={frame} themeSwitch={<ThemeRow {...themeProps(navigation)} />} />
            </SlideInButton>
          </div>
        </Wrap>
      </HeaderBar>
      <FormDialogs
        card={cardOf(waitlist.messages, doors)}
        dialogs={[dialogContent('waitlist', waitlist)]}
        hostId={dialogHostId}
      />
    </>
  )
}

const themeProps = (navigation: Frame['navigation']) => ({
  toDark: navigation.themeToDark,
  toLight: navigation.themeToLight,
  isDark: navigation.themeIsDark,
  isLight: navigation.themeIsLight,
  lightIcon: <Icon of={MoonIcon} />,
  darkIcon: <Icon of={SunIcon} />,
})
