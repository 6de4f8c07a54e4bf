import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {FormOnPage} from '#forms/form-on-page.client.tsx'
import {formContent} from '#forms/prepare-form.tsx'
import {definedItems} from '#lib/defined-items.ts'
import type {ValueOf} from '#lib/data-attribute.ts'
import {doorStateOf, isAnnounced} from '#shared/service-status.ts'
import {FormCard} from '#ui/form.styles.ts'
import {Columns, type ColumnsVariants} from '#ui/layout/columns.styles.ts'
import {type bandGround, Lead, Row, Wrap} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {ownAction} from '#ui/state-attributes.ts'
import {Tag} from '#ui/tag/tag.tsx'
import {HeroActions, HeroNote} from './hero-actions.tsx'
import {HeroPicture} from './hero-pictures.tsx'
import {Copy, Headline, HeroBand} from './page-hero.styles.ts'

type Hero = SectionProps<'pageHero'>['section']
type Ground = ValueOf<typeof bandGround>

interface Look extends ColumnsVariants {
  /** Ground by the colour that the editor chose; that of the page by default. */
  grounds?: Readonly<Record<NonNullable<Hero['tone']>, Ground>>
}

const looks: Readonly<Record<Hero['layout'], Look>> = {
  panel: {
    grounds: {
      plain: 'brand',
      blue: 'brand',
      green: 'nurse',
      damson: 'specialist',
      brick: 'carer',
    },
    $share: '5-7',
    $align: 'center',
  },
  arches: {
    grounds: {
      plain: 'sunk',
      blue: 'gp-tint',
      green: 'nurse-tint',
      damson: 'specialist-tint',
      brick: 'carer-tint',
    },
    $share: '7-5',
    $align: 'end',
  },
  plain: {$share: '7-5', $align: 'center'},
}

/** Opening of every page but Home, in the layout that the editor chose (ABOUT-1, PROV-3, PROV-4, PROV-5). */
export function PageHeroSection({section, doors = []}: SectionProps<'pageHero'>) {
  const {layout, guide, service, primary} = section
  const {grounds, ...columns} = looks[layout]
  const form = 'copy' in section && service ? section.copy : null
  // Beside a picture, a main button that opens a page replaces the action of the header.
  const isOwn = form || guide || (layout !== 'plain' && primary && primary.kind !== 'dialog')
  return (
    <>
      <HeroBand
        $ground={grounds?.[section.tone ?? 'plain']}
        $look={layout}
        id={section.anchor}
        {...ownAction.of(isOwn ? '' : undefined)}
      >
        <Wrap>
          <Columns {...columns}>
            <Words doors={doors} section={section} />
            {form && service ? (
              <FormCard>
                {section.formHeading ? <h2>{section.formHeading}</h2> : null}
                <FormOnPage
                  content={formContent('providerInterest', form)}
                  prefix={section._key}
                  subject={service.key}
                />
              </FormCard>
            ) : null}
            <HeroPicture section={section} />
          </Columns>
        </Wrap>
      </HeroBand>
      <Lines section={section} />
    </>
  )
}

function Words({section, doors}: Required<Pick<SectionProps<'pageHero'>, 'section' | 'doors'>>) {
  const {layout, headline, lead, door} = section
  const shownDoor = layout === 'plain' && door ? (section.service ?? doors[0]) : null
  return (
    <Copy>
      <TrailAndStatus section={section} />
      <Headline>
        <h1>{headline}</h1>
        {shownDoor ? <MiniDoor door={shownDoor.key} state={doorStateOf(shownDoor.status)} /> : null}
      </Headline>
      {lead ? (
        <Lead>
          <LinkifiedText text={lead} />
        </Lead>
      ) : null}
      <HeroActions section={section} />
      <HeroNote section={section} />
    </Copy>
  )
}

/**
 * Breadcrumb and status of the service above the headline. A page for professionals is about no visit, and for a
 * service that is not open yet the bar above and the button below say so.
 */
function TrailAndStatus({section}: {section: Hero}) {
  const {breadcrumb, trail, headline, layout, service} = section
  const showsStatus = layout !== 'arches' && service && isAnnounced(service.status)
  if (!(breadcrumb && trail) && !showsStatus) return null
  return (
    <Row>
      <PageTrail headline={headline} section={section} />
      {showsStatus ? <Tag kind="on">{service.statusLabel}</Tag> : null}
    </Row>
  )
}

/** Short lines below the opening, such as what a professional needs. */
function Lines({section: {listHeading, listItems}}: {section: Hero}) {
  const items = definedItems(listItems)
  if (items.length === 0) return null
  return (
    <Section anchor={undefined} heading={listHeading} share="4-8">
      <List $columns="pair" $rule="rows" $text="large">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </Section>
  )
}
