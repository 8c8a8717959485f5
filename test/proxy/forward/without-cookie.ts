/** The cookie that says that pages come without the widget; set by the panel's switch. */
export const WITHOUT = 'karui-without';
