import type { RefObject } from 'react'
import { treeText } from '../../messages/tree-text.ts'
import { Button } from '../../ui/button.tsx'
import { zoomStep } from './camera.ts'
import type { CameraControl } from './camera-control.ts'

type Props = { zoom: number; camera: RefObject<CameraControl | null> }

export function ZoomButtons({ zoom, camera }: Props) {
  const percent = treeText.percent(zoom)
  return (
    <fieldset aria-label={treeText.zoom} className="tree-zoom">
      <Button
        look="quiet"
        icon
        aria-label={treeText.zoomOut}
        title={treeText.zoomOutTitle}
        onClick={() => camera.current?.zoomBy(1 / zoomStep)}
      >
        <span aria-hidden="true">−</span>
      </Button>
      <Button
        look="quiet"
        className="min-w-16 text-small"
        aria-label={treeText.actualSize(percent)}
        title={treeText.actualSizeTitle}
        onClick={() => camera.current?.toActualSize()}
      >
        {percent}
      </Button>
      <Button
        look="quiet"
        icon
        aria-label={treeText.zoomIn}
        title={treeText.zoomInTitle}
        onClick={() => camera.current?.zoomBy(zoomStep)}
      >
        <span aria-hidden="true">+</span>
      </Button>
      <Button
        look="quiet"
        className="text-small"
        title={treeText.fitTitle}
        onClick={() => camera.current?.fit()}
      >
        {treeText.fit}
      </Button>
    </fieldset>
  )
}
