import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How much a notch of the wheel enlarges, as an exponent for each of its pixels. */
const WHEEL = 0.0025;

const between = ([one, other]: TouchList): { apart: number; x: number; y: number } | null =>
  one === undefined || other === undefined
    ? null
    : {
        apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
        x: (one.clientX + other.clientX) / 2,
        y: (one.clientY + other.clientY) / 2,
      };

/**
 * Zooms by two fingers, and by the wheel with Ctrl, which is also what a touchpad's pinch is told as.
 *
 * @param onZoom told by how much, and the point of the window that is to stay; at most once a frame
 */
export function usePinch(
  pane: RefObject<HTMLElement | null>,
  onZoom: (factor: number, clientX: number, clientY: number) => void,
): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    let frame = 0;
    let factor = 1;
    let at = { x: 0, y: 0 };
    const add = (by: number, x: number, y: number) => {
      factor *= by;
      at = { x, y };
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const whole = factor;
        factor = 1;
        zoom(whole, at.x, at.y);
      });
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      add(Math.exp(-event.deltaY * WHEEL), event.clientX, event.clientY);
    };
    let apart: number | null = null;
    const onTouch = (event: TouchEvent) => {
      const fingers = between(event.touches);
      if (fingers === null) {
        apart = null;
        return;
      }
      event.preventDefault();
      if (apart !== null && apart > 0) add(fingers.apart / apart, fingers.x, fingers.y);
      apart = fingers.apart;
    };
    const active = { passive: false };
    element.addEventListener('wheel', onWheel, active);
    for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      element.addEventListener(name, onTouch, active);
    }
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('wheel', onWheel);
      for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
        element.removeEventListener(name, onTouch);
      }
    };
  }, [pane]);
}
