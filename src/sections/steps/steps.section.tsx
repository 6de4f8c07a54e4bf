import {ArrowDownIcon} from '@phosphor-icons/react/dist/ssr/ArrowDown'
import {ContentVideo} from '#content/render/content-video.tsx'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {listAttributes} from '#ui/layout/list.styles.ts'
import {Head, Section} from '#ui/layout/section.tsx'
import {Matching, playable} from './matching.tsx'
import {Note, Steps} from './steps.styles.ts'

/** Steps that share one screen for their videos, or for choices to try out (HOME-2, GP-3, SPEC-1, DEMO-1). */
export function StepsSection({section}: SectionProps<'steps'>) {
  const {_key, anchor, heading, intro, note, steps, pauseLabel, playLabel, transcriptLabel} =
    section
  return (
    <Section anchor={anchor}>
      <Steps
        head={<Head heading={heading} lead={intro} />}
        list={listAttributes({$rule: 'rows', $lead: 'arch'})}
        steps={steps.map(({_key: id, title, text, clip, ...step}) => {
          const matching = playable(step.matching)
          return {
            id,
            title,
            text,
            invite: matching && (
              <>
                <span>{matching.invite}</span>
                <Icon of={ArrowDownIcon} size="small" weight="bold" />
              </>
            ),
            screen: matching ? (
              <Matching id={`${_key}-${id}`} matching={matching} />
            ) : clip ? (
              <ContentVideo {...{clip, pauseLabel, playLabel, transcriptLabel}} />
            ) : null,
          }
        })}
      />
      {note ? (
        <Note>
          <LinkifiedText text={note} />
        </Note>
      ) : null}
    </Section>
  )
}
