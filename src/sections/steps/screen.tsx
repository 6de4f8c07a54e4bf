import {ArrowDownIcon} from '@phosphor-icons/react/dist/ssr/ArrowDown'
import {ContentVideo} from '#content/render/content-video.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Head} from '#ui/layout/section.tsx'
import {listAttributes} from '#ui/layout/list.styles.ts'
import {Steps} from './screen.styles.ts'
import {Matching, playable} from './matching.tsx'

/** Steps that share one screen for their videos, or for choices to try out. */
export function Screen({section}: SectionProps<'steps'>) {
  const {heading, intro, steps, pauseLabel, playLabel, transcriptLabel} = section
  return (
    <Steps
      head={<Head heading={heading} lead={intro} />}
      list={listAttributes({$rule: 'rows', $lead: 'arch'})}
      steps={steps.map((step) => {
        const matching = playable(step.matching)
        return {
          id: step._key,
          title: step.title,
          text: step.text,
          ...(matching === null
            ? {
                screen: step.clip ? (
                  <ContentVideo
                    clip={step.clip}
                    pauseLabel={pauseLabel}
                    playLabel={playLabel}
                    transcriptLabel={transcriptLabel}
                  />
                ) : null,
              }
            : {
                invite: (
                  <>
                    <span>{matching.invite}</span>
                    <Icon of={ArrowDownIcon} size="small" weight="bold" />
                  </>
                ),
                screen: <Matching id={`${section._key}-${step._key}`} matching={matching} />,
              }),
        }
      })}
    />
  )
}
