import {Box, Card, Heading, Stack, Text} from '@sanity/ui'
import {type ObjectInputProps, type SanityClient, useFormValue} from 'sanity'
import {shareImagePath} from '#shared/page-documents.ts'
import {previewOrigin} from '#studio/environment.ts'
import {useContent} from '#studio/use-content.ts'
import {readSearchSettings, searchTexts, searchSettingsQuery} from './search-texts.ts'
import {textAt} from '#studio/value-at.ts'

/** Adds a preview of the search result and of the shared link to the fields. */
export function SeoInput(props: ObjectInputProps) {
  const path = useFormValue(['path', 'current'])
  const texts = {
    title: textAt(props.value, 'title') ?? '',
    description: textAt(props.value, 'description') ?? '',
  }
  return (
    <Stack gap={5}>
      {props.renderDefault(props)}
      {typeof path === 'string' ? (
        <SeoPreview path={path} {...texts} image={textAt(props.value, 'image', 'asset', '_ref')} />
      ) : null}
    </Stack>
  )
}

interface PreviewProps {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Asset id of the image that the editor chose. */
  readonly image: string | undefined
}

function SeoPreview({path, image, ...written}: PreviewProps) {
  const settings = readSearchSettings(useContent(fetchSettings, undefined))
  const {title, description} = searchTexts(written, settings)
  const chosen = useAssetUrl(image) ?? settings?.shareImage
  const imageUrl = chosen === undefined ? shareImageUrl(path) : `${chosen}?w=600&h=315&fit=crop`
  const {host} = new URL(previewOrigin)
  return (
    <Stack gap={4} data-testid="seo-preview">
      <Text size={1} weight="medium">
        In search results
      </Text>
      <Card border padding={4} radius={2}>
        <Stack gap={3}>
          <Text muted size={1}>
            {host}
            {path}
          </Text>
          <Heading as="h3" size={1}>
            {title}
          </Heading>
          <Text size={1}>{description}</Text>
        </Stack>
      </Card>
      <Text size={1} weight="medium">
        Where the page is shared, as it is published
      </Text>
      <Card border overflow="hidden" radius={2}>
        <img
          alt=""
          height={315}
          src={imageUrl}
          style={{width: '100%', height: 'auto'}}
          width={600}
        />
        <Box padding={4}>
          <Stack gap={3}>
            <Text muted size={1}>
              {host}
            </Text>
            <Text weight="medium">{title}</Text>
          </Stack>
        </Box>
      </Card>
    </Stack>
  )
}

/** Any version in the address leads to the latest image. */
const shareImageUrl = (path: string) =>
  `${previewOrigin}${shareImagePath({path, art: 'house-lit', version: '00000000'})}`

const options = {tag: 'studio.seo'}

const fetchSettings = (client: SanityClient) =>
  client.fetch<unknown>(searchSettingsQuery, {}, options)

async function fetchAsset(client: SanityClient, asset: string | undefined) {
  if (asset === undefined) return undefined
  const query = '*[_id == $asset][0].url'
  return {asset, url: await client.fetch<string | null>(query, {asset}, options)}
}

function useAssetUrl(asset: string | undefined): string | undefined {
  const image = useContent(fetchAsset, asset)
  return typeof image === 'object' && image.asset === asset ? (image.url ?? undefined) : undefined
}
