import type {ImageWidth} from '#shared/media-paths.ts'
import {Video} from '#ui/video/video.tsx'
import {fileAddress, imageAddress} from '#content/media/media-address.ts'
import type {ImageContent} from './picture.tsx'

/** A silent clip of the dataset. */
export interface ClipContent {
  label: string | null
  transcript: string | null
  mp4: string | null
  webm: string | null
  captions: string | null
  /** What the browser's menu of captions calls them. */
  captionsLabel: string | null
  poster: ImageContent | null
}

interface ClipProps {
  clip: ClipContent
  pauseLabel: string
  playLabel: string
  /** Opens what happens in the clip, in words; without it the words are left to whoever shows the clip. */
  transcriptLabel?: string | null
  fit?: 'card' | 'fill'
}

/** The poster is rendered at most this wide; the clips are no wider. */
const posterWidth: ImageWidth = 1280

/** Renders a clip of the dataset; nothing but its poster is loaded before it plays. */
export function Clip({
  clip,
  pauseLabel,
  playLabel,
  transcriptLabel = null,
  fit = 'card',
}: ClipProps) {
  const {label, transcript, mp4, webm, captions, captionsLabel, poster} = clip
  return (
    <Video
      captions={
        captions
          ? {src: fileAddress(captions), label: captionsLabel ?? undefined, language: 'en-GB'}
          : undefined
      }
      fit={fit}
      height={poster?.height ?? undefined}
      label={label ?? undefined}
      pauseLabel={pauseLabel}
      playLabel={playLabel}
      poster={poster?.asset ? imageAddress({asset: poster.asset}, posterWidth) : undefined}
      sources={[
        // MP4 first: for these clips it is as small as VP9 or smaller (DES-8).
        ...(mp4 ? [{src: fileAddress(mp4), type: 'video/mp4'}] : []),
        ...(webm ? [{src: fileAddress(webm), type: 'video/webm'}] : []),
      ]}
      {...(transcript && transcriptLabel ? {transcript: <p>{transcript}</p>, transcriptLabel} : {})}
      width={poster?.width ?? undefined}
    />
  )
}
