import {fileUrl, imageUrl} from '#content/media/media-url.ts'
import type {VideoContent} from '#content/render/content-video.tsx'
import type {SectionMap} from '#content/section-props.ts'
import type {ImageWidth} from '#shared/media-paths.ts'
import type {PageFacts, VideoFact} from '#seo/page-facts.ts'

const thumbnailWidth: ImageWidth = 1280

/** Structured data of the banner's video (SEO-5). */
export function videoBannerFacts({
  heading,
  clip,
  clipUploadedOn,
}: SectionMap['videoBanner']): Pick<PageFacts, 'videos'> {
  const video = videoOf(clip)
  return {videos: video === null ? [] : [{name: heading, ...video, uploadedOn: clipUploadedOn}]}
}

/** Returns null without a file, a poster or a description. */
function videoOf({
  mp4,
  poster,
  transcript,
  label,
}: VideoContent): Omit<VideoFact, 'name' | 'uploadedOn'> | null {
  const description = transcript ?? label
  if (!mp4 || !poster?.asset || !description) return null
  return {
    description,
    thumbnail: imageUrl({asset: poster.asset}, thumbnailWidth),
    content: fileUrl(mp4),
    embed: null,
  }
}
