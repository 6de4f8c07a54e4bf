import type {Frame} from '#content/queries/get-frame.ts'
import type {NotFoundPage} from '#content/queries/get-not-found-page.ts'
import {Picture} from '#content/render/picture.tsx'
import {ButtonLink} from '#ui/button/button.styles.ts'
import {Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {Logo} from '#ui/logo/logo.tsx'
import {ClosedDoor} from '#ui/scene/closed-door/closed-door.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {searchPage} from '#shared/paths.ts'
import {SearchField} from '#ui/search-field/search-field.tsx'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {Notice, Scene, Street} from './not-found.styles.ts'

type Copy = Pick<NotFoundPage, 'heading' | 'text' | 'linkLabel'>

interface NotFoundProps {
  page: NotFoundPage
  navigation: Pick<Frame['navigation'], 'logoLabel'>
  /** Whether it is words alone. */
  isBrief?: boolean
}

/** The number that is painted on the door: the status of the answer, not copy. */
const status = '404'

/** The bare page for an address at which nothing stands (NF-1). */
export function NotFoundView({page, navigation, isBrief = false}: NotFoundProps) {
  return (
    <Street>
      <header>
        <Wrap>
          <SiteLink data-logo="" href="/">
            <Logo label={navigation.logoLabel} />
          </SiteLink>
        </Wrap>
      </header>
      <main id="main">
        <Wrap>
          <Notice>
            <Words page={page} />
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
        </Wrap>
      </main>
      <footer>
        <Wrap>{page.footerNote}</Wrap>
      </footer>
    </Street>
  )
}

/**
 * The same words inside the frame of the site, for a draft session in which nothing stands at an address: the page may
 * have been deleted a moment ago, and comes back when that is undone. The frame stays, with what follows the editor's
 * changes.
 */
export function MissingDraft({page}: {page: Copy}) {
  return (
    <Wrap>
      <Notice>
        <Words page={page} />
      </Notice>
    </Wrap>
  )
}

function Words({page}: {page: Copy}) {
  return (
    <>
      <h1>{page.heading}</h1>
      <Lead>{page.text}</Lead>
      <ButtonLink href="/">{page.linkLabel}</ButtonLink>
    </>
  )
}
