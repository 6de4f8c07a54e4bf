import {Picture} from '#content/render/picture.tsx'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {EasyReadBand, Ideas} from './easy-read.styles.ts'

/** Short sentences with one image per idea, on the left as Easy Read requires. */
export function EasyReadSection({section}: SectionProps<'easyRead'>) {
  const {heading, ideas} = section
  return (
    <EasyReadBand id={section.anchor}>
      <Wrap>
        <h2>{heading}</h2>
        <Ideas>
          {definedItems(ideas).map((idea) => (
            <li key={idea._key}>
              <div data-picture="">
                <Picture
                  picture={idea.picture}
                  sizes={pictureSizes({small: '92vw', medium: '40vw', large: '27rem'})}
                />
              </div>
              <div>
                {definedItems(idea.sentences).map((sentence) => (
                  <p key={sentence}>
                    <LinkifiedText text={sentence} />
                  </p>
                ))}
              </div>
            </li>
          ))}
        </Ideas>
      </Wrap>
    </EasyReadBand>
  )
}
