import {ContentButton} from '@/content/render/button-link.styles'
import {Picture} from '@/content/render/picture'
import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Lead, Row, Stack, Wrap} from '@/ui/layout/layout.styles'
import {Facts, HeroBand, Headline, Windows} from './hero.styles'

/** The opening of Home (HOME-1). */
export function HeroSection({section}: SectionProps<'hero'>) {
  const {headline, highlight, lead, primary, secondary, facts, windows} = section
  return (
    <HeroBand id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <Headline>
            <Highlighted text={headline} part={highlight} />
          </Headline>
          <Lead>{lead}</Lead>
          <Row>
            <ContentButton link={primary} />
            <ContentButton link={secondary} data-look="outline" />
          </Row>
          <Facts>
            {present(facts).map((fact) => (
              <div key={fact._key}>
                <dt>{fact.value}</dt>
                <dd>{fact.label}</dd>
              </div>
            ))}
          </Facts>
        </Stack>
        <Windows>
          {present(windows).map((window) => (
            <li key={window._key}>
              <Picture picture={window.picture} sizes="(max-width: 1024px) 50vw, 20vw" />
              <strong>{window.name}</strong>
              <span>{window.role}</span>
            </li>
          ))}
        </Windows>
      </Wrap>
    </HeroBand>
  )
}

function Highlighted({text, part}: {text: string | null; part: string | null}) {
  const [before, after] = text && part ? text.split(part, 2) : []
  if (before === undefined || after === undefined) return text
  return (
    <>
      {before}
      <mark>{part}</mark>
      {after}
    </>
  )
}
