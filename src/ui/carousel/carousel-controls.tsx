import {NextGlyph, PauseGlyph, PlayGlyph, PreviousGlyph} from '#ui/icon/glyphs.tsx'
import type {CarouselEngineApi} from './carousel-engine.client.tsx'

/** The copy of a carousel. */
export interface CarouselLabels {
  /** What it is called: "carousel". */
  carousel: string
  /** What one of them is called: "slide". */
  slide: string
  /** Between the number of a slide and how many there are: "of". */
  of: string
  previous: string
  next: string
  /** The button that stops the slides, while they move. */
  pause: string
  /** The same button while they stand. */
  play: string
  /** What goes to one slide; `{n}` becomes its number. Without it: its position. */
  dot?: string
}

/** "1 of 3", in the copy of the content. */
export function positionOf(labels: Pick<CarouselLabels, 'of'>, index: number, total: number) {
  return `${index + 1} ${labels.of} ${total}`
}

interface CarouselControlsProps {
  api: CarouselEngineApi
  current: number
  ids: readonly string[]
  labels: CarouselLabels
  rotation: {wanted: boolean; toggle: () => void}
}

/** Stops, steps and chooses. First in tab order, since it stops what moves (APG carousel); rendered below the slides. */
export function CarouselControls({api, current, ids, labels, rotation}: CarouselControlsProps) {
  return (
    <div data-carousel-controls="">
      <button
        aria-label={rotation.wanted ? labels.pause : labels.play}
        data-carousel-rotation=""
        onClick={rotation.toggle}
        type="button"
      >
        {rotation.wanted ? <PauseGlyph /> : <PlayGlyph />}
      </button>
      <button aria-label={labels.previous} onClick={() => api.step(-1)} type="button">
        <PreviousGlyph />
      </button>
      <div data-carousel-dots="">
        {ids.map((id, index) => (
          <button
            aria-current={index === current}
            aria-label={
              labels.dot?.replace('{n}', String(index + 1)) ?? positionOf(labels, index, ids.length)
            }
            key={id}
            onClick={() => api.goTo(index)}
            type="button"
          />
        ))}
      </div>
      <button aria-label={labels.next} onClick={() => api.step(1)} type="button">
        <NextGlyph />
      </button>
    </div>
  )
}
