import {fileAddress, imageAddress} from '../media-address'
import {ClipFrame} from './clip.styles'
import type {ImageContent} from './picture'

/** A silent clip of the dataset. */
export interface ClipContent {
  label: string | null
  transcript: string | null
  mp4: string | null
  webm: string | null
  captions: string | null
  poster: ImageContent | null
}

/** Draws a clip with the browser's own controls; nothing of it is loaded before it is played. */
export function Clip({clip}: {clip: ClipContent}) {
  const {poster} = clip
  const still = poster?.asset ? imageAddress({asset: poster.asset}, 1280) : undefined
  return (
    <ClipFrame>
      <video
        aria-label={clip.label ?? undefined}
        controls
        height={poster?.height ?? undefined}
        muted
        playsInline
        poster={still}
        preload="none"
        width={poster?.width ?? undefined}
      >
        {clip.mp4 ? <source src={fileAddress(clip.mp4)} type="video/mp4" /> : null}
        {clip.webm ? <source src={fileAddress(clip.webm)} type="video/webm" /> : null}
        {clip.captions ? (
          <track
            default
            kind="captions"
            label="English"
            src={fileAddress(clip.captions)}
            srcLang="en"
          />
        ) : null}
      </video>
      {clip.transcript ? <p>{clip.transcript}</p> : null}
    </ClipFrame>
  )
}
