import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {knownFact} from '#shared/placeholders.ts'
import {Lead} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'

/** Phone number in large type beside a portrait. */
export function Portrait({section}: SectionProps<'contact'>) {
  const {heading, text, picture, settings} = section
  return (
    <>
      <div data-portrait="">
        {picture ? (
          <Picture picture={picture} sizes={pictureSizes({medium: '16rem', large: '22rem'})} />
        ) : null}
      </div>
      <div data-copy="">
        <h2>{heading}</h2>
        {text ? <Lead>{text}</Lead> : null}
        {settings ? (
          <>
            {knownFact(settings.phone) ? (
              <>
                <p data-phone="">
                  <LinkifiedText text={settings.phone} />
                </p>
                <p data-hours="">
                  {settings.phoneHours}. {settings.phoneHoursHint}
                </p>
              </>
            ) : null}
            <p data-email="">
              <LinkifiedText text={settings.email} />
            </p>
          </>
        ) : null}
      </div>
    </>
  )
}
