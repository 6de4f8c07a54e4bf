import {linkedPage} from './link.ts'

/**
 * GROQ functions for pictures, links and rich text. A query that calls one of them starts with this.
 *
 * - `image`: what an image's URLs and dimensions need.
 * - `picture`: an image with its optional variant for the dark theme.
 * - `link`: its target. Of a page only the path, so that the page's other changes don't invalidate the result.
 * - `richText`: with link targets, pictures and buttons.
 *
 * @see https://www.sanity.io/docs/content-lake/custom-groq-functions
 */
export const functions = /* groq */ `
fn site::image($value) = $value{
  asset,
  crop,
  hotspot,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "extension": asset->extension
};
fn site::picture($value) = $value{alt, decorative, "image": site::image(image), "dark": site::image(dark)};
fn site::link($value) = $value{label, kind, context, dialog, subject, address, "page": page->${linkedPage}};
fn site::richText($value) = $value[]{
  ...,
  _type == "captionedPicture" => {"picture": site::picture(picture)},
  _type == "button" => {"link": site::link(link)},
  markDefs[]{..., "page": page->${linkedPage}, "file": file.asset->path}
};
`
