import type {ReactNode} from 'react'
import {ArrowDownIcon} from '@phosphor-icons/react/dist/ssr/ArrowDown'
import {ArrowLink, ContentButton} from '#content/render/content-link.styles.ts'
import {ContentLink} from '#content/render/content-link.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {RegisteredNote} from '#forms/registered-note.client.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Row, Wrap} from '#ui/layout/layout.styles.ts'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {ownAction} from '#ui/state-attributes.ts'
import {Tag} from '#ui/tag/tag.tsx'
import {doorStateOf, isAnnounced} from '#shared/service-status.ts'
import {HeroArches, HeroColumns, HeroCopy, HeroScene, PageHeroBand} from './opening.styles.ts'

type Hero = SectionProps<'pageHero'>['section']

/** Coloured panel with a scene, people in arches, or text alone. */
export function Opening({section, doors = [], head}: SectionProps<'pageHero'> & {head: ReactNode}) {
  const {primary, secondary, layout, service} = section
  const tone = section.tone ?? 'plain'
  const isOwn = layout === 'panel' && primary && primary.kind !== 'dialog'
  return (
    <PageHeroBand
      $layout={layout}
      $tone={tone}
      id={section.anchor}
      {...ownAction.of(isOwn ? '' : undefined)}
    >
      <Wrap>
        <HeroColumns $layout={layout}>
          <HeroCopy $layout={layout}>
            <Door doors={doors} section={section} />
            <Top section={section} />
            {head}
            {primary || secondary ? (
              <Row data-actions="">
                {primary ? <Primary layout={layout} link={primary} /> : null}
                {secondary ? (
                  <Secondary
                    isAlone={!primary}
                    isQuiet={service !== null && !isAnnounced(service.status)}
                    layout={layout}
                    link={secondary}
                  />
                ) : null}
                {primary?.kind === 'dialog' ? <RegisteredNote /> : null}
              </Row>
            ) : null}
            <Note section={section} />
          </HeroCopy>
          <Illustration section={section} />
        </HeroColumns>
      </Wrap>
    </PageHeroBand>
  )
}

/** Door of the page's service, or the first of the street. */
function Door({section, doors}: Required<Pick<SectionProps<'pageHero'>, 'section' | 'doors'>>) {
  const {layout, door} = section
  const service = section.service ?? doors[0]
  if (layout !== 'plain' || !door || !service) return null
  return <MiniDoor door={service.key} state={doorStateOf(service.status)} />
}

/** Breadcrumb and status of the service above the headline. */
function Top({section}: {section: Hero}) {
  const {service, breadcrumb, trail, headline} = section
  if (!(breadcrumb && trail) && !service) return null
  return (
    <div data-top="">
      <PageTrail headline={headline} section={section} />
      {service ? (
        <Tag kind={isAnnounced(service.status) ? 'on' : 'soon'}>{service.statusLabel}</Tag>
      ) : null}
    </div>
  )
}

interface ActionProps {
  layout: Hero['layout']
  link: NonNullable<Hero['primary']>
}

function Primary({layout, link}: ActionProps) {
  if (layout === 'panel') return <ContentButton $variant="lamp" link={link} />
  return <ContentButton link={link} />
}

interface SecondaryProps extends ActionProps {
  /** Whether the service has no date yet, so that joining its waitlist is the one thing to do. */
  isQuiet: boolean
  /** Whether there is no main button. */
  isAlone: boolean
}

/**
 * An outlined button opens a dialog from the panel, or leads down a page without a main button. The arrow points down
 * for a link within the page.
 */
function Secondary({layout, link, isAlone, isQuiet}: SecondaryProps) {
  if (layout === 'panel' && link.kind === 'dialog') {
    return <ContentButton $size={isQuiet ? 'small' : undefined} $variant="ghost" link={link} />
  }
  if (!link.address?.startsWith('#')) return <ContentTextLink link={link} />
  const words = (
    <>
      {link.label}
      <Icon of={ArrowDownIcon} size="small" weight="bold" />
    </>
  )
  return isAlone ? (
    <ContentButton $variant="outline" link={link}>
      {words}
    </ContentButton>
  ) : (
    <ArrowLink link={link}>{words}</ArrowLink>
  )
}

/** The note, in which the words of its link are the link. Without these words the link follows the note. */
function Note({section: {note, noteLink}}: {section: Hero}) {
  if (!note) return null
  const words = noteLink?.label
  if (!words) return <p data-note="">{note}</p>
  const start = note.indexOf(words)
  return (
    <p data-note="">
      {start === -1 ? `${note} ` : note.slice(0, start)}
      <ContentLink link={noteLink} />
      {start === -1 ? null : note.slice(start + words.length)}
    </p>
  )
}

function Illustration({section}: {section: Hero}) {
  const {layout, picture, portraits} = section
  const people = definedItems(portraits)
  if (layout === 'arches' && people.length > 0) {
    return (
      <HeroArches>
        {people.map((person) => (
          <ArchPortrait key={person._key}>
            <Picture eager picture={person} sizes={pictureSizes({medium: '33vw', large: '16vw'})} />
          </ArchPortrait>
        ))}
      </HeroArches>
    )
  }
  if (!picture) return null
  const rendered = (
    <Picture eager picture={picture} sizes={pictureSizes({medium: '100vw', large: '52vw'})} />
  )
  return layout === 'panel' ? <HeroScene>{rendered}</HeroScene> : rendered
}
