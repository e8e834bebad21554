const LOCAL_HOUR = 7;

/** The hour (UTC) at which it is seven in the morning here, at this time of the year. */
export const digestHour = (now: Date): number =>
  (((LOCAL_HOUR + Math.round(now.getTimezoneOffset() / 60)) % 24) + 24) % 24;
