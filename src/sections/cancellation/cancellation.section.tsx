import {HouseLineIcon} from '@phosphor-icons/react/dist/ssr/HouseLine'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {TimeLine} from './cancellation.styles.ts'

/** Timeline of the cancellation terms, from free changes to the visit (COPY-1). */
export function CancellationSection({section}: SectionProps<'cancellation'>) {
  const {heading, earlyLabel, earlyText, mark, lateLabel, lateText, visitLabel} = section
  return (
    <Band $width="wide" id={section.anchor}>
      <Wrap>
        <h2>{heading}</h2>
        <TimeLine>
          <p data-early="">
            <b>{earlyLabel}</b> <span>{earlyText}</span>
          </p>
          <p data-late="">
            <span aria-hidden="true" data-mark="">
              {mark}
            </span>
            <b>{lateLabel}</b> <span>{lateText}</span>
          </p>
          <p data-visit="">
            <Icon of={HouseLineIcon} size="large" />
            <span>{visitLabel}</span>
          </p>
        </TimeLine>
      </Wrap>
    </Band>
  )
}
