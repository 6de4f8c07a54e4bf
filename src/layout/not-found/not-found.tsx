import type {Frame, NotFoundPage} from '#content/queries/get-frame.ts'
import {Picture} from '#content/render/picture.tsx'
import {ButtonLink} from '#ui/button/button.styles.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {HomeLink} from '#ui/logo/logo.styles.ts'
import {Logo} from '#ui/logo/logo.tsx'
import {ClosedDoor} from '#ui/scene/closed-door/closed-door.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {searchPage} from '#shared/paths.ts'
import {SearchField} from '#ui/search-field/search-field.tsx'
import {EmergencyStrip} from '#layout/header/emergency-strip.tsx'
import {Notice, Scene, NotFoundFrame} from './not-found.styles.ts'

type Copy = Pick<NotFoundPage, 'heading' | 'text' | 'linkLabel'>

interface NotFoundProps {
  page: NotFoundPage
  navigation: Pick<Frame['navigation'], 'logoLabel'>
  settings: Pick<Frame['settings'], 'emergencyStrip'>
  /** Omits the search and the image. */
  isBrief?: boolean
}

/** Number on the door: the HTTP status, not copy. */
const status = '404'

/** Renders the 404 page with the 999 strip, without header and footer (NF-1, G-6). */
export function NotFoundView({page, navigation, settings, isBrief = false}: NotFoundProps) {
  return (
    <NotFoundFrame>
      <EmergencyStrip text={settings.emergencyStrip} />
      <header>
        <Wrap>
          <HomeLink>
            <Logo label={navigation.logoLabel} />
          </HomeLink>
        </Wrap>
      </header>
      <main id="main">
        <Wrap>
          <Columns $align="end" $share="5-7">
            <Notice>
              <Message page={page} />
              {isBrief ? null : (
                <SearchField
                  action={searchPage}
                  id="q"
                  button={page.searchButton}
                  label={page.searchLabel}
                />
              )}
            </Notice>
            {isBrief ? null : (
              <Scene>
                {page.picture?.image?.asset ? (
                  <Picture
                    eager
                    picture={page.picture}
                    sizes={pictureSizes({medium: '100vw', large: '50vw'})}
                  />
                ) : (
                  <ClosedDoor number={status} />
                )}
              </Scene>
            )}
          </Columns>
        </Wrap>
      </main>
      <footer>
        <Wrap>{page.footerNote}</Wrap>
      </footer>
    </NotFoundFrame>
  )
}

/**
 * Renders the 404 message inside the layout for a draft session. The page may have been deleted a moment ago, and the
 * layout keeps following the editor's changes.
 */
export function MissingDraft({page}: {page: Copy}) {
  return (
    <Wrap>
      <Notice>
        <Message page={page} />
      </Notice>
    </Wrap>
  )
}

function Message({page}: {page: Copy}) {
  return (
    <>
      <h1>{page.heading}</h1>
      <Lead>{page.text}</Lead>
      <ButtonLink href="/">{page.linkLabel}</ButtonLink>
    </>
  )
}
