import {useEffect, useRef, useState} from 'react'
import {PauseGlyph, PlayGlyph} from '#ui/icon/glyphs.tsx'
import {restingVideo} from '#ui/state-attributes.ts'

export interface VideoPlayerProps {
  /** Description of the video (WCAG 1.2.1). */
  label: string | undefined
  sources: readonly {src: string; type: string}[]
  poster: string | undefined
  width: number | undefined
  height: number | undefined
  captions: {src: string; label: string | undefined; language: string} | undefined
  pauseLabel: string
  playLabel: string
}

const minVisibleShare = 0.5

/**
 * Plays a silent, looping video while it is in view, one on a page at a time, with a pause button (WCAG 2.2.2). With
 * reduced motion or data saving it waits for the button. Without JavaScript it has native controls.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const {label, sources, poster, width, height, captions, pauseLabel, playLabel} = props
  const video = useRef<HTMLVideoElement>(null)
  const isStopped = useRef(false)
  const [enhanced, setEnhanced] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [resting, setResting] = useState(false)

  useEffect(() => {
    const element = video.current
    if (element === null) return
    setEnhanced(true)
    isStopped.current = prefersPaused()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) element.pause()
        else if (!isStopped.current) playExclusively(element)
      },
      {threshold: minVisibleShare},
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const toggle = () => {
    const element = video.current
    if (element === null) return
    isStopped.current = !element.paused
    if (element.paused) playExclusively(element)
    else element.pause()
  }

  return (
    <>
      {poster === undefined ? null : (
        // Browsers fetch a `poster` attribute immediately, but load an image lazily.
        <img
          alt=""
          data-video-poster=""
          height={height}
          loading="lazy"
          src={poster}
          width={width}
        />
      )}
      <video
        aria-label={label}
        controls={!enhanced}
        height={height}
        loop
        muted
        onPause={() => {
          setPlaying(false)
          setResting(!isStopped.current)
        }}
        onPlay={() => {
          setPlaying(true)
          setResting(false)
        }}
        playsInline
        preload="none"
        ref={video}
        width={width}
        {...restingVideo.of(resting && poster !== undefined ? '' : undefined)}
      >
        {sources.map((source) => (
          <source key={source.src} {...source} />
        ))}
        {captions === undefined ? null : (
          <track
            default
            kind="captions"
            label={captions.label}
            src={captions.src}
            srcLang={captions.language}
          />
        )}
      </video>
      {enhanced ? (
        <button data-video-control="" onClick={toggle} type="button">
          {playing ? <PauseGlyph /> : <PlayGlyph />}
          <span>{playing ? pauseLabel : playLabel}</span>
        </button>
      ) : null}
    </>
  )
}

let playing: HTMLVideoElement | null = null

/** Plays a video and pauses the previous one, so that only one video on a page moves (DES-8). */
function playExclusively(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause()
  playing = video
  video.play().catch(() => undefined)
}

function prefersPaused(): boolean {
  const {connection} = navigator
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true
}

declare global {
  interface Navigator {
    /** Network Information API; not supported by every browser. */
    readonly connection?: {readonly saveData?: boolean}
  }
}
