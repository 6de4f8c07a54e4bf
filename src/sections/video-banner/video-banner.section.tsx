import {Clip} from '@/content/render/clip'
import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Lead, Stack, Wrap} from '@/ui/layout/layout.styles'
import {Banner} from './video-banner.styles'

/** A clip across the page with a few words (HOME-4, ABOUT-3). */
export function VideoBannerSection({section}: SectionProps<'videoBanner'>) {
  const {heading, text, tags, clip} = section
  return (
    <Banner id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {text ? <Lead>{text}</Lead> : null}
          <ul>
            {present(tags).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </Stack>
        <Clip clip={clip} />
      </Wrap>
    </Banner>
  )
}
