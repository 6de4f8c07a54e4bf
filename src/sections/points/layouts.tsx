import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {Picture} from '#content/render/picture.tsx'
import {PointIcon} from '#content/render/point-icon.tsx'
import {Reasons} from '#content/render/reasons.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Lead, Split, SectionHead} from '#ui/layout/layout.styles.ts'
import {StickyHead} from '#ui/layout/sticky-head.styles.ts'
import {
  BesideText,
  RuledPairs,
  CheckedList,
  Scene,
  FactColumns,
  IconGrid,
  NoteRow,
  NumberColumns,
  NumberedList,
  BreakOut,
  RowColumns,
} from './layouts.styles.ts'
import {PictureRow} from './pictures.styles.ts'

/** Text and a link, with ruled points in two columns beside them. */
export function Beside({section}: SectionProps<'points'>) {
  const {heading, intro, link, items} = section
  return (
    <Split $share="4-8">
      <BesideText>
        <h2>{heading}</h2>
        {intro ? <Lead>{intro}</Lead> : null}
        {link ? <ContentTextLink link={link} /> : null}
      </BesideText>
      <RuledPairs>
        {definedItems(items).map((item) => (
          <li key={item._key}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </RuledPairs>
    </Split>
  )
}

/** Ticked points beside a large image. */
export function Checks({section}: SectionProps<'points'>) {
  const {heading, items, picture, link} = section
  return (
    <Split $share="7-5">
      {picture ? (
        <Scene>
          <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '58vw'})} />
        </Scene>
      ) : null}
      <div>
        <h2>{heading}</h2>
        <CheckedList>
          {definedItems(items).map((item) => (
            <li key={item._key}>
              <Icon of={CheckCircleIcon} />
              <p>
                <strong>{item.title}</strong> {item.text}
              </p>
            </li>
          ))}
        </CheckedList>
        {link ? <ContentTextLink link={link} /> : null}
      </div>
    </Split>
  )
}

/** Ruled names and facts beside the heading. */
export function Facts({section}: SectionProps<'points'>) {
  const {heading, items} = section
  return (
    <FactColumns>
      <h2>{heading}</h2>
      <dl>
        {definedItems(items).map(({_key, title, body}) => (
          <div key={_key}>
            <dt>{title}</dt>
            <dd>
              <RichText value={body} />
            </dd>
          </div>
        ))}
      </dl>
    </FactColumns>
  )
}

/** Points with icons in three columns, separated by hairlines. */
export function Grid({section}: SectionProps<'points'>) {
  const {heading, items} = section
  return (
    <>
      <h2>{heading}</h2>
      <IconGrid>
        {definedItems(items).map((item) => (
          <li key={item._key}>
            <PointIcon name={item.icon} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </IconGrid>
    </>
  )
}

/** Short notes side by side under rules. */
export function Notes({section}: SectionProps<'points'>) {
  return (
    <NoteRow>
      {definedItems(section.items).map((note) => (
        <li key={note._key}>
          <h2>{note.title}</h2>
          <RichText value={note.body} />
        </li>
      ))}
    </NoteRow>
  )
}

/** Sentences beside the heading, numbered so that people can refer to them. */
export function Numbers({section}: SectionProps<'points'>) {
  const {heading, intro, items, note} = section
  return (
    <NumberColumns>
      <div>
        <h2>{heading}</h2>
        {intro ? <Lead>{intro}</Lead> : null}
      </div>
      <div>
        <NumberedList>
          {definedItems(items).map(({_key, title}) => (
            <li key={_key}>
              <span>{title}</span>
            </li>
          ))}
        </NumberedList>
        {note ? <RichText value={note} /> : null}
      </div>
    </NumberColumns>
  )
}

/** Points under images, each with a label and a price. */
export function Pictures({section}: SectionProps<'points'>) {
  const {heading, intro, items} = section
  return (
    <>
      <SectionHead>
        <h2>{heading}</h2>
        {intro ? <Lead>{intro}</Lead> : null}
      </SectionHead>
      <PictureRow>
        {definedItems(items).map(({_key, label, title, text, price, picture}) => (
          <li key={_key}>
            <div data-picture="">
              <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '33vw'})} />
            </div>
            <h3>
              <span>{label}</span> {title}
            </h3>
            <p>{text}</p>
            {price ? <p data-price="">{price}</p> : null}
          </li>
        ))}
      </PictureRow>
    </>
  )
}

/** Sticky heading beside reasons with icons. */
export function ReasonList({section}: SectionProps<'points'>) {
  const {heading, intro, items} = section
  return (
    <Split $share="4-8">
      <StickyHead>
        <h2>{heading}</h2>
        {intro ? <Lead>{intro}</Lead> : null}
      </StickyHead>
      <Reasons items={items} />
    </Split>
  )
}

/** Ruled rows beside the heading, then the note and a large image. */
export function Rows({section}: SectionProps<'points'>) {
  const {heading, picture, note} = section
  const items = definedItems(section.items)
  return (
    <RowColumns>
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item._key}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      {note ? (
        <div data-note="">
          <RichText value={note} />
        </div>
      ) : null}
      <BreakOut>
        <Picture picture={picture} sizes="100vw" />
      </BreakOut>
    </RowColumns>
  )
}
