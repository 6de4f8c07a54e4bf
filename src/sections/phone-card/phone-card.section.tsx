import {renderingConfiguration} from '#config/environment.server.ts'
import {PageTrail} from '#content/render/page-trail.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {fontFor, scriptFont} from '#theme/typeface-range.ts'
import {buttonAttributes} from '#ui/button/button.styles.ts'
import {Chips} from '#ui/chips.styles.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {PrintButton} from '#ui/print-button/print-button.client.tsx'
import {OpeningDoor} from '#ui/scene/door/opening-door.tsx'
import {ownAction} from '#ui/state-attributes.ts'
import {call, CardParts, translation} from './phone-card.styles.ts'

/** Card to print, with when to call 999 and 111. The choice of a language is neither sent nor stored (PHONE-1). */
export function PhoneCardSection({section}: SectionProps<'phoneCard'>) {
  const {_key, anchor, heading, lead, uncheckedNote} = section
  const languages = definedItems(section.languages)
  const {host} = new URL(renderingConfiguration().site.publicOrigin)
  /** A text in each language, of which styles show English, the first, and the chosen one. */
  const all = (text: (language: (typeof languages)[number]) => string | null | undefined) =>
    languages.map((language, index) => {
      const {_key: key, lang} = language
      const words = text(language) ?? ''
      const shown = {...translation.of(String(index)), ...scriptFont.of(fontFor(words))}
      return (
        <span dir="auto" key={key} lang={lang} {...shown}>
          {words}
        </span>
      )
    })
  return (
    <CardParts id={anchor} {...ownAction.of('')}>
      <Wrap>
        <Columns $share="5-7">
          <SectionHead>
            <PageTrail headline={heading} section={section} />
            <h1>{heading}</h1>
            <Lead>{lead}</Lead>
            <Chips>
              <legend>{section.languagesLabel}</legend>
              <div>
                {languages.map(({_key: key, name, ownName, lang}, index) => (
                  <label key={key}>
                    <input
                      defaultChecked={index === 0}
                      name={`${_key}-language`}
                      type="radio"
                      value={index}
                    />
                    {ownName === name ? null : (
                      <span dir="auto" lang={lang} {...scriptFont.of(fontFor(ownName))}>
                        {ownName}
                      </span>
                    )}
                    <span>{name}</span>
                  </label>
                ))}
              </div>
            </Chips>
            {languages.map(({_key: key, checkedOn}, index) =>
              index === 0 || checkedOn ? null : (
                <p key={key} {...translation.of(String(index))}>
                  {uncheckedNote}
                </p>
              ),
            )}
            <PrintButton {...buttonAttributes({})}>{section.printLabel}</PrintButton>
          </SectionHead>
          <div>
            <article className="light" data-sheet="">
              <div {...call.of('999')}>
                <b>999</b>
                {all(({emergency}) => emergency)}
              </div>
              <div {...call.of('111')}>
                <b>111</b>
                {all(({urgent}) => urgent)}
              </div>
              <ul>
                {definedItems(languages[0]?.lines).map((line, row) => (
                  <li key={line}>{all(({lines}) => lines?.[row])}</li>
                ))}
              </ul>
              <p>
                <MiniDoor door="gp" state="lit" />
                <span>
                  {section.backText} · {host}
                </span>
              </p>
            </article>
            <div className="dark" data-doorstep="" data-sheet="">
              <OpeningDoor door={null} number={null} />
              <div className="light" data-waitlist-card="">
                <p>
                  <MiniDoor door="gp" state="lit" />
                  <span>{heading}</span>
                </p>
                <h2>{section.backText}</h2>
                <p>{host}</p>
              </div>
            </div>
          </div>
        </Columns>
      </Wrap>
    </CardParts>
  )
}
