import type {ImageWidth} from '#shared/media-paths.ts'
import {Video} from '#ui/video/video.tsx'
import {fileUrl, imageUrl} from '#content/media/media-url.ts'
import type {ImageContent} from './picture.tsx'

/** A silent video of the dataset. */
export interface VideoContent {
  label: string | null
  transcript: string | null
  mp4: string | null
  webm: string | null
  captions: string | null
  /** Label in the browser's captions menu. */
  captionsLabel: string | null
  poster: ImageContent | null
  /** The same video at night, for the dark theme. */
  dark: {mp4: string | null; webm: string | null; poster: ImageContent | null} | null
}

interface ClipProps {
  clip: VideoContent
  pauseLabel: string
  playLabel: string
  /** Label of the transcript's disclosure. */
  transcriptLabel: string | null
  fit?: 'card' | 'fill'
}

/** Maximum width of videos and posters. */
const posterWidth: ImageWidth = 1280

/** Renders a video that loads only its poster before it plays. */
export function ContentVideo({
  clip,
  pauseLabel,
  playLabel,
  transcriptLabel,
  fit = 'card',
}: ClipProps) {
  const {label, transcript, mp4, webm, captions, captionsLabel, poster, dark} = clip
  return (
    <Video
      captions={
        captions
          ? {src: fileUrl(captions), label: captionsLabel ?? undefined, language: 'en-GB'}
          : undefined
      }
      fit={fit}
      height={poster?.height ?? undefined}
      label={label ?? undefined}
      pauseLabel={pauseLabel}
      playLabel={playLabel}
      {...filesOf({mp4, webm, poster})}
      dark={dark?.mp4 ? filesOf({...dark, poster: dark.poster ?? poster}) : undefined}
      transcript={transcript}
      transcriptLabel={transcriptLabel}
      width={poster?.width ?? undefined}
    />
  )
}

function filesOf({mp4, webm, poster}: Pick<VideoContent, 'mp4' | 'webm' | 'poster'>) {
  return {
    poster: poster?.asset ? imageUrl({asset: poster.asset}, posterWidth) : undefined,
    sources: [
      // MP4 first: for these videos it is at most as large as VP9 (DES-8).
      ...(mp4 ? [{src: fileUrl(mp4), type: 'video/mp4'}] : []),
      ...(webm ? [{src: fileUrl(webm), type: 'video/webm'}] : []),
    ],
  }
}
