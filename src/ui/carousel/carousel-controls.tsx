import {NextGlyph, PauseGlyph, PlayGlyph, PreviousGlyph} from '#ui/icon/glyphs.tsx'
import type {CarouselEngineApi} from './carousel-engine.client.tsx'
import {type CarouselLabels, positionOf} from './carousel-labels.ts'

interface CarouselControlsProps {
  api: CarouselEngineApi
  current: number
  ids: readonly string[]
  labels: CarouselLabels
  rotation: {isPlaying: boolean; toggle: () => void}
}

/**
 * Controls of the carousel: pause, previous, next and dots. Pause comes first in the tab order (APG carousel
 * pattern); CSS places the controls below the slides.
 */
export function CarouselControls({api, current, ids, labels, rotation}: CarouselControlsProps) {
  return (
    <div data-carousel-controls="">
      <button
        aria-label={rotation.isPlaying ? labels.stop : labels.start}
        data-carousel-rotation=""
        onClick={rotation.toggle}
        type="button"
      >
        {rotation.isPlaying ? <PauseGlyph /> : <PlayGlyph />}
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
