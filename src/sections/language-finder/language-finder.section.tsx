import {Pager} from '#content/render/pager.tsx'
import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {profilePath} from '#shared/clinicians.ts'
import {fontFor, scriptFont} from '#theme/typeface-range.ts'
import {Lead, Row, Stack} from '#ui/layout/layout.styles.ts'
import {ButtonLink} from '#ui/button/button.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {Languages} from './language-finder.styles.ts'
import {type SpokenLanguage, speakersByLanguage} from './speakers-by-language.ts'

type Person = SectionProps<'languageFinder'>['section']['clinicians'][number]

/** Languages with the clinicians who speak them. */
export function LanguageFinderSection({section, listPage = 1}: SectionProps<'languageFinder'>) {
  const people = definedItems(section.clinicians)
  // A sentence stands for the group of a language that everyone speaks.
  const isEveryones = ({name, people: speakers}: SpokenLanguage<Person>) =>
    speakers.length === people.length && section.everyone?.includes(name) === true
  const spoken = speakersByLanguage(people)
  const languages = spoken
    .filter((language) => !isEveryones(language))
    .map((language) => ({...language, anchor: `${section._key}-${language.slug}`}))
  const note = [
    spoken.some(isEveryones) ? section.everyone : null,
    people.some(({isSample}) => isSample) ? section.sampleNote : null,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <Section anchor={section.anchor} heading={section.heading} lead={section.text}>
      {spoken.length === 0 ? (
        <Lead>{section.nobody}</Lead>
      ) : (
        <Stack>
          <nav aria-label={section.jumpLabel}>
            <Row as="ul">
              {languages.map(({anchor, name}) => (
                <li key={anchor}>
                  <ButtonLink $size="small" $variant="outline" href={`#${anchor}`}>
                    {name}
                  </ButtonLink>
                </li>
              ))}
            </Row>
          </nav>
          {note ? <p>{note}</p> : null}
          <Languages $columns="three" $rule="rows" as="div">
            {languages.map((language) => (
              <Language key={language.anchor} {...language} />
            ))}
          </Languages>
          <Pager listPage={listPage} section={section} />
        </Stack>
      )}
    </Section>
  )
}

interface LanguageProps extends SpokenLanguage<Person> {
  anchor: string
}

function Language({anchor, name, greetings, people}: LanguageProps) {
  return (
    <div aria-labelledby={`${anchor}-name`} data-language="" id={anchor} role="group">
      <div>
        <h3 id={`${anchor}-name`}>{name}</h3>
        {greetings.map(({text, lang}) => (
          <p dir="auto" key={text} lang={lang} {...scriptFont.of(fontFor(text))}>
            {text}
          </p>
        ))}
      </div>
      <ul>
        {people.map((person) => (
          <li key={person._id}>
            <Media $ratio="tall" $shape="arch">
              <Picture picture={{...person.portrait, alt: '', decorative: true}} sizes="3.75rem" />
            </Media>
            <div>
              <SiteLink href={profilePath(person)}>{person.name}</SiteLink>
              <span>
                {person.plainSpecialty ?? person.specialty} · {person.location}
              </span>
              <SampleBadge of={person} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
