import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import {carouselState} from '#ui/state-attributes.ts'
import type {CarouselEngine, CarouselEngineApi} from './carousel-engine.client.tsx'
import type {CarouselControls} from './carousel-controls.tsx'
import {type CarouselLabels, positionOf} from './carousel-labels.ts'
import {useRotation} from './use-rotation.ts'

/** Components that are fetched when the carousel nears the viewport. */
interface LoadedCarousel {
  Engine: ComponentType<Parameters<typeof CarouselEngine>[0]>
  Controls: ComponentType<Parameters<typeof CarouselControls>[0]>
  viewport: HTMLElement
}

interface CarouselSlidesProps {
  /** Accessible name, without the word "carousel". */
  label: string
  labels: CarouselLabels
  slides: readonly {id: string; content: ReactNode}[]
  className?: string
}

/**
 * Rotates slides (CAR-1, APG carousel pattern). It is a scrollable list without JavaScript and until its code,
 * fetched near the viewport, has loaded.
 */
export function CarouselSlides({label, labels, slides, className}: CarouselSlidesProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [loaded, setLoaded] = useState<LoadedCarousel | null>(null)
  const [api, setApi] = useState<CarouselEngineApi | null>(null)

  const advance = useCallback(() => api?.step(1), [api])
  const rotation = useRotation(api !== null && slides.length > 1, advance)

  useEffect(() => {
    const element = viewport.current
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // The list scrolls without the engine, so a failed import is ignored.
        Promise.all([import('./carousel-engine.client.tsx'), import('./carousel-controls.tsx')])
          .then(([{CarouselEngine: Engine}, {CarouselControls: Controls}]) => {
            setLoaded({Engine, Controls, viewport: element})
          })
          .catch(() => undefined)
      },
      {rootMargin: '200px'},
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') api?.step(1)
    else if (event.key === 'ArrowLeft') api?.step(-1)
    else return
    event.preventDefault()
  }

  return (
    <div
      aria-label={label}
      aria-roledescription={labels.role}
      className={className}
      {...carouselState.of(api === null ? 'list' : 'ready')}
      {...rotation.root}
      onKeyDown={onKeyDown}
      role="region"
    >
      {loaded === null || api === null || slides.length < 2 ? null : (
        <loaded.Controls
          api={api}
          current={current}
          labels={labels}
          ids={slides.map(({id}) => id)}
          rotation={rotation}
        />
      )}
      {/* The list keeps a visitor's focus when its controls take over. */}
      <div data-carousel-viewport="" ref={viewport} tabIndex={api === null ? 0 : -1}>
        <div
          aria-live={api === null ? undefined : rotation.isPlaying ? 'off' : 'polite'}
          data-carousel-slides=""
        >
          {slides.map(({id, content}, index) => (
            <div
              aria-label={positionOf(labels, index, slides.length)}
              aria-roledescription={labels.slide}
              inert={api !== null && index !== current}
              key={id}
              role="group"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {loaded === null ? null : (
        <loaded.Engine
          onReady={setApi}
          onSelect={setCurrent}
          still={prefersReducedMotion()}
          viewport={loaded.viewport}
        />
      )}
    </div>
  )
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
