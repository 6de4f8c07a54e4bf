import {fileUrl, imageUrl} from '#content/media/media-url.ts'
import type {VideoContent} from '#content/render/content-video.tsx'
import type {ImageContent} from '#content/render/picture.tsx'
import type {SectionMap} from '#content/section-props.ts'
import type {PageFacts} from '#seo/page-facts.ts'
import type {ImageWidth} from '#shared/media-paths.ts'
import {isEmbeddable} from '#shared/video-hosts.ts'

const thumbnailWidth: ImageWidth = 1280

/** Structured data of an embedded video (SEO-5). Empty without a video or its poster. */
export function demoStageFacts({
  headline,
  lead,
  embedUrl,
  embedTitle,
  videoDate,
  poster,
}: SectionMap['demoStage']): Partial<PageFacts> {
  const thumbnail = thumbnailOf(poster)
  if (!embedUrl || !isEmbeddable(embedUrl) || thumbnail === null) return {}
  return {
    videos: [
      {
        name: embedTitle,
        description: lead ?? headline,
        thumbnail,
        content: null,
        embed: embedUrl,
        uploadedOn: videoDate,
      },
    ],
  }
}

/** Structured data of a banner's video (SEO-5). Empty without a file, a poster or a description. */
export function videoBannerFacts({
  heading,
  clip,
  clipUploadedOn,
}: SectionMap['videoBanner']): Partial<PageFacts> {
  const {mp4, poster, transcript, label}: VideoContent = clip
  const thumbnail = thumbnailOf({image: poster})
  const description = transcript ?? label
  if (!mp4 || thumbnail === null || !description) return {}
  return {
    videos: [
      {
        name: heading,
        description,
        thumbnail,
        content: fileUrl(mp4),
        embed: null,
        uploadedOn: clipUploadedOn,
      },
    ],
  }
}

/** Returns null without an image, which a draft may lack. */
function thumbnailOf(picture: {image?: ImageContent | null | undefined} | null): string | null {
  const asset = picture?.image?.asset
  return asset ? imageUrl({asset}, thumbnailWidth) : null
}
