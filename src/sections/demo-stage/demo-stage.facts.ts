import {imageUrl} from '#content/media/media-url.ts'
import type {PictureContent} from '#content/render/picture.tsx'
import type {SectionMap} from '#content/section-props.ts'
import type {ImageWidth} from '#shared/media-paths.ts'
import {isEmbeddable} from '#shared/video-hosts.ts'
import type {PageFacts} from '#seo/page-facts.ts'

const thumbnailWidth: ImageWidth = 1280

/** Structured data of the embedded video; empty without one (SEO-5). */
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

function thumbnailOf(poster: PictureContent | null): string | null {
  const asset = poster?.image?.asset
  return asset ? imageUrl({asset}, thumbnailWidth) : null
}
