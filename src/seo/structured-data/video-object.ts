import type {VideoObject} from 'schema-dts'
import type {VideoFact} from '#seo/page-facts.ts'
import {absoluteUrl, type GraphContext, inLanguage} from './graph-context.ts'

export function videoObject({origin}: GraphContext, video: VideoFact): VideoObject {
  const {name, description, thumbnail, content, embed, uploadedOn} = video
  return {
    '@type': 'VideoObject',
    name,
    description,
    inLanguage,
    thumbnailUrl: absoluteUrl(origin, thumbnail),
    ...(content === null ? {} : {contentUrl: absoluteUrl(origin, content)}),
    ...(embed === null ? {} : {embedUrl: embed}),
    ...(uploadedOn === null ? {} : {uploadDate: uploadedOn}),
  }
}
