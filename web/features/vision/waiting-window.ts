/** A window that is open and waits for its address. */
export interface WaitingWindow {
  /** Leads the window to `url`; false when the person closed it meanwhile. */
  goTo: (url: string) => boolean;
  close: () => void;
}

/** Opens an empty window that says what it waits for. Null when the browser blocks it. Call it in the click itself. */
export function openWaitingWindow(title: string): WaitingWindow | null {
  const opened = window.open('', '_blank');
  if (!opened || opened.closed) return null;
  const { document } = opened;
  document.title = title;
  const line = document.createElement('p');
  line.textContent = `Opening ${title}…`;
  line.style.cssText =
    'font: 16px/1.5 system-ui, sans-serif; margin: 20vh auto; max-width: 30rem; padding: 0 1rem; text-align: center';
  document.documentElement.style.colorScheme = 'light dark';
  document.body.append(line);
  return {
    goTo: (url) => {
      if (opened.closed) return false;
      opened.location.replace(url);
      return true;
    },
    close: () => opened.close(),
  };
}
